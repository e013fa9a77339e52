/**
 * Whether this browser is older than the product promises (Chrome and Edge 109, Firefox 115, Safari 16): the youngest
 * of what it needs are container queries (Chrome 105, Firefox 110, Safari 16) and signals with a time limit.
 */
export function isOldBrowser(): boolean {
  const knows = window.CSS?.supports
  return !knows || !CSS.supports('container-type', 'inline-size') || !('timeout' in AbortSignal)
}

/** Says in plain HTML what to install, in place of the page; `data-frame` tells the entry not to start. */
export function sayOldBrowser(): void {
  document.documentElement.dataset.frame = 'old'
  document.addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('root') ?? document.body
    root.textContent = ''
    const lines = [
      ['h1', '请更新浏览器'],
      [
        'p',
        '这个浏览器太旧，打不开供应商后台。请安装 Chrome、Edge 109，Firefox 115，Safari 16 或更新的版本；360、QQ 等浏览器请切换到极速模式。',
      ],
      ['p', 'This browser is too old. Install Chrome or Edge 109, Firefox 115, Safari 16, or any later version.'],
    ] as const
    const page = document.createElement('div')
    page.className = 'bootFailure'
    page.setAttribute('role', 'alert')
    for (const [tag, text] of lines) page.appendChild(document.createElement(tag)).textContent = text
    root.appendChild(page)
  })
}
