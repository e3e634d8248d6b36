import type { Locator, Page } from 'playwright-core';

/** Someone at mouse and keyboard, whose presses are counted; what they write is not. */
export class Hand {
  presses = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(what: Locator): Promise<void> {
    await what.click();
    this.presses++;
  }

  /** `Control+Enter` is one. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.presses++;
  }

  /** Into what has the focus already, else it takes a click to be there. */
  async write(where: Locator, text: string): Promise<void> {
    await where.waitFor();
    if (!(await where.evaluate((one) => one === document.activeElement))) await this.click(where);
    await this.page.keyboard.type(text);
  }

  /** In a list that the browser opens: one press to be there, one to choose. */
  async choose(where: Locator, label: string): Promise<void> {
    await where.selectOption({ label });
    this.presses += 2;
  }
}
