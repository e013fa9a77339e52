// Finds calls by their words, paths and members while typing.
const find = document.getElementById('find')
const found = document.getElementById('found')
const MOST = 20

find.addEventListener('input', () => {
  const words = find.value.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const hits = words.length === 0 ? [] : window.INDEX.filter(([text]) => words.every((word) => text.includes(word)))
  found.replaceChildren(
    ...hits.slice(0, MOST).map(([, label, place]) => {
      const link = document.createElement('a')
      link.href = place
      link.textContent = label
      const item = document.createElement('li')
      item.append(link)
      return item
    }),
  )
  if (words.length > 0 && hits.length === 0) {
    const item = document.createElement('li')
    item.textContent = '没有找到'
    found.append(item)
  }
  found.hidden = words.length === 0
})
