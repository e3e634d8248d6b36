/**
 * The x of A x = b, A symmetric and positive definite, row after row: by A. L. Cholesky's factor (C. Benoît, « Note sur une méthode de
 * résolution des équations normales », Bulletin géodésique 2 (1924), 67–77). Both are written over.
 */
export function solvePositive(a: Float64Array, b: Float64Array): Float64Array {
  const size = b.length;
  factor(a, size);
  const at = (row: number, column: number) => a[row * size + column] ?? 0;
  for (let row = 0; row < size; row++) {
    let left = b[row] ?? 0;
    for (let before = 0; before < row; before++) left -= at(row, before) * (b[before] ?? 0);
    b[row] = left / at(row, row);
  }
  for (let row = size - 1; row >= 0; row--) {
    let left = b[row] ?? 0;
    for (let after = row + 1; after < size; after++) left -= at(after, row) * (b[after] ?? 0);
    b[row] = left / at(row, row);
  }
  return b;
}

/** The lower triangle L of A = L Lᵀ, in the place of A's. */
function factor(a: Float64Array, size: number): void {
  const at = (row: number, column: number) => a[row * size + column] ?? 0;
  for (let row = 0; row < size; row++)
    for (let column = 0; column <= row; column++) {
      let sum = at(row, column);
      for (let before = 0; before < column; before++) sum -= at(row, before) * at(column, before);
      a[row * size + column] = row === column ? Math.sqrt(sum) : sum / at(column, column);
    }
}
