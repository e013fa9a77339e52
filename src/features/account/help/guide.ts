import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  help: {
    introduction: [
      '按分类阅读，也可以按标题和内容查找。',
      '在任何页面按 F1，只看与本页有关的文章。',
      '按 ? 查看本页的快捷键。',
    ],
    words: '帮助 说明 教程 常见问题 manual faq',
  },
}
