/** A page of the guide: its file, its title in the list of pages, and its content as HTML. */
export type GuidePage = { file: string; title: string; group: string; content: string }

/** Text as HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** A table with a row of headings. */
export function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  return `<div class="wide"><table><thead>${line(heads, 'th')}</thead><tbody>${rows.map((row) => line(row, 'td')).join('')}</tbody></table></div>`
}

/** A whole document: works from a folder without a server, and under a policy that allows its own files alone. */
export function documentOf(page: GuidePage, pages: readonly GuidePage[], version: string): string {
  const groups = [...new Set(pages.map(({ group }) => group))]
  const links = (group: string) =>
    pages
      .filter((one) => one.group === group)
      .map(({ file, title }) => {
        const here = file === page.file ? ' aria-current="page"' : ''
        return `<li><a href="${file}"${here}>${escaped(title)}</a></li>`
      })
      .join('')
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; script-src 'self'">
<title>${escaped(page.title)} - 供应商后台接口 ${version}</title>
<link rel="stylesheet" href="site.css">
<script src="index.js" defer></script>
<script src="site.js" defer></script>
</head>
<body>
<nav aria-label="目录">
<p class="name">供应商后台接口 <small>${version}</small></p>
<p><input type="search" id="find" placeholder="查找：送货单、deliverSn、/orderLogistics" aria-label="查找"></p>
<ul id="found" hidden></ul>
${groups.map((group) => `<h2>${escaped(group)}</h2><ul>${links(group)}</ul>`).join('\n')}
</nav>
<main>
${page.content}
</main>
</body>
</html>
`
}
