import { describe, expect, it } from 'vitest';
import { reachedBesides } from './changed-tests.ts';

describe('what a change can reach besides what imports it', () => {
  it('is nothing for a test or a document', () => {
    expect(reachedBesides(['README.md', 'functions/auth/session/login.test.ts'])).toEqual([]);
  });

  it('is the tests that call the handler that changed, not those of other words', () => {
    const tests = reachedBesides(['functions/auth/session/login.ts']);
    expect(tests).toContain('functions/auth/session/login.test.ts');
    expect(tests).not.toContain('functions/boards/card/moves.test.ts');
  });

  it('goes through what imports it: a rule, an entity', () => {
    expect(reachedBesides(['functions/boards/core/board.entity.ts'])).toContain('functions/boards/card/moves.test.ts');
    expect(reachedBesides(['shared/prospects/score-prospect.ts'])).toContain(
      'functions/prospects/scoring/scoring.test.ts',
    );
    expect(reachedBesides(['functions/platform/db/write.ts'])).toContain('functions/boards/card/moves.test.ts');
  });

  it('is the whole product, started and walked', () => {
    expect(reachedBesides(['web/src/app/theme.ts'])).toEqual(
      expect.arrayContaining([
        'scripts/browser/pages.browser.test.ts',
        'scripts/faults/deliveries.faults.test.ts',
        'scripts/gates.test.ts',
        'functions/acts.test.ts',
      ]),
    );
  });
});
