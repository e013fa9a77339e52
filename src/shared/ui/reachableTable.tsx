import type { ComponentProps } from 'react'

/**
 * Passed to antd's `Table` as `components` where rows hold no control: an overflowing table becomes a tab stop, so that
 * the arrow keys can scroll it. Newer browsers do it natively, Chromium 109 does not.
 */
export const reachableTable = { table: ReachableTable }

function ReachableTable(props: ComponentProps<'table'>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the box around it scrolls and antd gives it no tab stop
  return <table tabIndex={0} {...props} />
}
