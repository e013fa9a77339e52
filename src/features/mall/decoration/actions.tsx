import { CopyOutlined, DeleteOutlined, DownloadOutlined } from '@ant-design/icons'
import { text } from '#domain/text'
import { PUBLISHING, publishConsequence } from '#features/mall/decoration/content/publishConsequence'
import { defineActions, linkAction, localAction, mutationAction } from '#shared/action/action'
import { saveFile } from '#shared/http/files'
import { pageDatas } from './api'
import { pageFields } from './fields'
import { type PageClient, type PageSummary, pageFile, validateName, validateSchedule } from './model'

/** The actions on a page, by client. */
export const pageActions = { H5: actionsOf('H5'), PC: actionsOf('PC') }

function actionsOf(client: PageClient) {
  return defineActions<PageSummary>({
    screen: client === 'H5' ? 'wapList' : 'floorList',
    idOf: ({ id }) => `pageData ${id}`,
    nameOf: ({ name }) => name,
    all: [
      linkAction({
        key: 'edit',
        label: '编辑',
        isWrite: true,
        go: ({ id }) => ({ name: client === 'H5' ? 'main' : 'renovation', query: { id } }),
      }),
      mutationAction({
        key: 'release',
        label: '发布',
        isPrimary: true,
        isAllowed: ({ pageShow }) => pageShow !== 'OPEN',
        mutation: pageDatas.release,
        argOf: ({ id }) => id,
        question: ({ name }) => text('发布页面 {{name}}？', { name }),
        consequence: PUBLISHING,
        readConsequence: (page, queries) => publishConsequence(client, queries, page),
        done: ({ name }) => text('已发布 {{name}}', { name }),
      }),
      mutationAction({
        key: 'schedule',
        label: '定时发布',
        needs: 'pageSchedule',
        isAllowed: ({ pageShow }) => pageShow !== 'OPEN',
        mutation: pageDatas.schedule,
        argOf: ({ id }, { publishTime }: { publishTime: string }) => ({ id, publishTime }),
        question: ({ name }) => text('定时发布页面 {{name}}', { name }),
        consequence: text('到时间自动发布，那时发布着的页面会变为未发布。'),
        form: {
          fields: pageFields,
          names: ['publishTime'],
          initial: ({ publishTime }) => ({ publishTime }),
          validate: (typed) => validateSchedule(typed),
        },
        done: ({ name }) => text('已设定 {{name}} 的发布时间', { name }),
      }),
      mutationAction({
        key: 'unschedule',
        label: '取消定时',
        needs: 'pageSchedule',
        isAllowed: ({ publishTime }) => publishTime !== '',
        mutation: pageDatas.schedule,
        argOf: ({ id }) => ({ id, publishTime: '' }),
        question: ({ name }) => text('不再定时发布页面 {{name}}？', { name }),
        done: ({ name }) => text('{{name}} 不再定时发布', { name }),
      }),
      mutationAction({
        key: 'rename',
        label: '改名',
        mutation: pageDatas.rename,
        argOf: ({ id }, { name }: { name: string }) => ({ id, name }),
        question: ({ name }) => text('给页面 {{name}} 改名', { name }),
        form: { fields: pageFields, names: ['name'], initial: ({ name }) => ({ name }), validate: validateName },
        okText: '改名',
        done: ({ name }) => text('已给 {{name}} 改名', { name }),
      }),
      mutationAction({
        key: 'copy',
        label: '复制',
        icon: <CopyOutlined aria-hidden="true" />,
        mutation: pageDatas.copy,
        argOf: ({ id }) => id,
        done: ({ name }) => text('已复制 {{name}}，副本未发布', { name }),
      }),
      localAction({
        key: 'export',
        label: '导出文件',
        icon: <DownloadOutlined aria-hidden="true" />,
        run: async ({ id }, { client: queries, inform }) => {
          const page = await queries.fetchQuery({ ...pageDatas.byId(id), staleTime: 0 })
          if (!page) return inform(text('没有导出'), text('没有找到这条记录，它可能已被删除。'))
          const { fileName, text: content } = pageFile(page)
          saveFile({ blob: new Blob([content], { type: 'application/json' }), fileName, headers: {} })
        },
      }),
      mutationAction({
        key: 'unpublish',
        label: '取消发布',
        isAllowed: ({ pageShow }) => pageShow === 'OPEN',
        isDanger: true,
        mutation: pageDatas.unpublish,
        argOf: ({ id }) => id,
        question: ({ name }) => text('取消发布页面 {{name}}？', { name }),
        consequence: text('买家马上看不到它；在发布另一个页面之前，店铺没有装修过的页面。内容会保留。'),
        done: ({ name }) => text('已取消发布 {{name}}', { name }),
      }),
      mutationAction({
        key: 'delete',
        label: '删除',
        icon: <DeleteOutlined aria-hidden="true" />,
        isDanger: true,
        isAllowed: ({ pageShow }) => pageShow !== 'OPEN',
        mutation: pageDatas.remove,
        argOf: ({ id }) => id,
        question: ({ name }) => text('删除页面 {{name}}？', { name }),
        consequence: text('删除后不能恢复，可先导出文件。'),
        done: ({ name }) => text('已删除 {{name}}', { name }),
      }),
    ],
  })
}
