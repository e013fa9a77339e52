/** Replaces antd's pagination, which tables import and never show: theirs is `Pager`. */
export default function Nothing(): null {
  return null
}
