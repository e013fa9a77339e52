import { build, PORTS, REF, serve, treeOf } from './side'

/** Builds and serves the commit to compare with for the whole run; the returned function removes it. */
export default async function serveReference(): Promise<undefined | (() => void)> {
  if (REF === '') return undefined
  const tree = treeOf(REF)
  try {
    build(tree)
    const stop = await serve(tree, PORTS.ref)
    return () => {
      stop()
      tree.remove()
    }
  } catch (error) {
    tree.remove()
    throw error
  }
}
