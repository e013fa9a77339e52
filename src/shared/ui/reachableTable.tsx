import type { ComponentProps } from 'react'

/**
 * Goes to antd's `Table` as `components` where the rows hold no control: a table wider than its box is a stop of the Tab
 * key, so that the arrow keys can scroll it. Newer browsers do it by themselves, Chromium 109 does not.
 */
export const reachableTable = { table: ReachableTable }

function ReachableTable(props: ComponentProps<'table'>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the box around it scrolls and antd gives it no tab stop
  return <table tabIndex={0} {...props} />
}
