import type { Page } from '@playwright/test'

/** The texts of cells that are partly covered by the edge of a horizontal scroller or by a fixed column. */
export function cutCells(page: Page): Promise<string[]> {
  return page
    .getByRole('tabpanel')
    .first()
    .evaluate((element) => {
      const isScroller = (box: Element) =>
        // What is folded away has no layout.
        box.checkVisibility() &&
        box.scrollWidth > box.clientWidth + 1 &&
        /auto|scroll/.test(getComputedStyle(box).overflowX)
      const scrollers = [...element.querySelectorAll('*')].filter(isScroller)
      return scrollers.flatMap((box) => {
        const cells = [...box.querySelectorAll('td, th, [role=gridcell], [role=columnheader]')]
        const isFixed = (cell: Element) => getComputedStyle(cell).position === 'sticky'
        const { left } = box.getBoundingClientRect()
        const middle = left + box.clientWidth / 2
        // A row without columns, such as the words of an empty grid, covers none.
        const fixed = cells
          .filter(isFixed)
          .map((cell) => cell.getBoundingClientRect())
          .filter(({ width }) => width < box.clientWidth / 2)
        const from = Math.max(left, ...fixed.filter((one) => one.left < middle).map((one) => one.right))
        const to = Math.min(left + box.clientWidth, ...fixed.filter((one) => one.left > middle).map((one) => one.left))
        // A pixel or two of a cell's padding are no part of its figure.
        const crosses = (one: DOMRect, edge: number) => one.left < edge - 2 && one.right > edge + 2
        return cells
          .filter((cell) => !isFixed(cell) && cell.getAttribute('colspan') === null && (cell.textContent ?? '') !== '')
          .filter((cell) => {
            const one = cell.getBoundingClientRect()
            return one.width > 0 && (crosses(one, to) || (crosses(one, from) && one.right > from + 1))
          })
          .map((cell) => cell.textContent ?? '')
      })
    })
}
