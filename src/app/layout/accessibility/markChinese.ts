import i18next from 'i18next'
import { isChinese as isInChinese } from '#shared/i18n'

/** How long changes are collected before they are looked at, ms. */
const QUIET_MS = 200

/**
 * Marks Chinese data on screens in another language with `lang`, so that screen readers say it with a Chinese voice:
 * names and remarks are Chinese in every language of the product. Does nothing while the product is in Chinese. Returns
 * the cleanup.
 */
export function markChinese(): () => void {
  const changed = new Set<Node>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const mark = () => {
    for (const node of changed) if (node.isConnected) markTexts(node)
    changed.clear()
  }
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes.length > 0 ? addedNodes : [target]) changed.add(node)
    }
    clearTimeout(timer)
    timer = setTimeout(mark, QUIET_MS)
  })
  const follow = () => {
    observer.disconnect()
    if (isInChinese()) return
    markTexts(document.body)
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  }
  follow()
  i18next.on('languageChanged', follow)
  return () => {
    i18next.off('languageChanged', follow)
    clearTimeout(timer)
    observer.disconnect()
  }
}

/** Marks the parents of all texts in a node. */
function markTexts(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (
    let node: Node | null = root.nodeType === Node.TEXT_NODE ? root : walker.nextNode();
    node;
    node = walker.nextNode()
  ) {
    const { parentElement, nodeValue } = node
    if (!parentElement) continue
    if (isChinese(nodeValue ?? '')) parentElement.lang = 'zh-CN'
    else if (parentElement.lang) parentElement.removeAttribute('lang')
  }
}

/** Whether a text is read as Chinese: it has more Chinese characters than English words. */
function isChinese(text: string): boolean {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return characters > 0 && characters >= (text.match(/[a-z]{2,}/gi)?.length ?? 0)
}
