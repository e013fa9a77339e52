import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  files: {
    introduction: [
      '上传过的图片和文件都在这里，可以重复使用。',
      '可以看到每个文件用在哪里。',
      '正在使用的文件删除前会提醒。',
    ],
    words: '素材 图片空间 图库 images media',
  },
}
