import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { pictureFile } from '#tests/kit/files'
import { renderPage, runApp, user } from '#tests/kit/render'
import { dialog, inDialog } from '#tests/kit/suites/drawerScreen'

runApp('material')

const save = () => user.click(inDialog().getByRole('button', { name: /^保\s?存$/ }))
const commentOf = (isReplied: boolean) =>
  db.comments.find(({ storeId, replyStatus }) => storeId === '9003' && replyStatus === isReplied)

it('replies with a quick reply and a picture; the text is required', async () => {
  const comment = commentOf(false)
  await renderPage({
    path: `/comments?goodsName=${encodeURIComponent(comment?.goodsName ?? '')}&edit=${comment?.id}`,
    account: 'haichuan01',
  })
  await waitFor(() => expect(inDialog().getByLabelText('回复内容')).toBeInTheDocument())
  await save()
  await waitFor(() => expect(inDialog().getByText('请填写回复内容')).toBeInTheDocument())
  await user.click(inDialog().getByRole('button', { name: '感谢好评' }))
  const photo = pictureFile('感谢.jpg')
  await user.upload(inDialog().getByLabelText('回复图片', { selector: 'input' }), photo)
  await waitFor(() => expect(inDialog().getByRole('button', { name: '移除 回复图片 第 1 张' })).toBeInTheDocument())
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(db.comments.get(comment?.id ?? '')).toMatchObject({
    replyStatus: true,
    reply: '感谢您的认可，期待再次为您服务。',
    replyImage: expect.stringMatching(/\.jpg$/),
  })
})

it('is closed for a comment that has a reply', async () => {
  const comment = commentOf(true)
  await renderPage({
    path: `/comments?goodsName=${encodeURIComponent(comment?.goodsName ?? '')}&edit=${comment?.id}`,
    account: 'haichuan01',
  })
  await waitFor(() => expect(inDialog().getByText(/已回复，不能再改/)).toBeInTheDocument())
})

it('shows the reply that a colleague sent meanwhile before it replaces it', async () => {
  const comment = commentOf(false)
  await renderPage({
    path: `/comments?goodsName=${encodeURIComponent(comment?.goodsName ?? '')}&edit=${comment?.id}`,
    account: 'haichuan01',
  })
  await waitFor(() => expect(inDialog().getByLabelText('回复内容')).toBeInTheDocument())
  await user.click(inDialog().getByRole('button', { name: '感谢好评' }))
  const theirs = '同事已回复'
  db.comments.update(comment?.id ?? '', { reply: theirs, replyStatus: true })
  await save()
  const asking = await waitFor(() => dialog('这条记录在您打开后又保存过，您的修改还没有保存'))
  expect(asking).toHaveTextContent(theirs)
  expect(asking).toHaveTextContent('感谢您的认可，期待再次为您服务。')
  expect(db.comments.get(comment?.id ?? '')?.reply).toBe(theirs)
})
