import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { text } from '#domain/text'
import { type Question, useConfirm } from '#shared/dialog/useConfirm'
import { switchLanguage } from '#shared/i18n'
import { renderPart, runPart } from '#tests/kit/part'

runPart()

const QUESTION: Question = {
  title: text('删除司机 {{name}}？', { name: '张三' }),
  consequence: text('草稿中填写的内容将被清除，不能恢复。'),
  okText: '删除',
}

/** The answers to the questions, in order. */
const answers: boolean[] = []

function Page({ question = QUESTION }: { question?: Question }) {
  const confirm = useConfirm()
  return (
    <button type="button" onClick={() => void confirm(question).then((answer) => answers.push(answer))}>
      confirm
    </button>
  )
}

async function asked(question?: Question) {
  answers.length = 0
  renderPart(<Page question={question} />)
  fireEvent.click(screen.getByText('confirm'))
  return screen.findByRole('dialog')
}

const press = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
const isAnswered = (...expected: boolean[]) => waitFor(() => expect(answers).toEqual(expected))
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

describe('a question', () => {
  it('names its object and the consequences', async () => {
    const dialog = await asked()
    expect(dialog).toHaveTextContent('删除司机 张三？')
    expect(dialog).toHaveTextContent('草稿中填写的内容将被清除，不能恢复。')
    expect(answers).toEqual([])
  })

  it('is accepted by its own button', async () => {
    await asked()
    await press('删除')
    await isAnswered(true)
    await isClosed()
  })

  it('is rejected by 取消', async () => {
    await asked()
    await press('取消')
    await isAnswered(false)
    await isClosed()
  })

  it('is rejected by Escape', async () => {
    const dialog = await asked()
    fireEvent.keyDown(dialog, { key: 'Escape' })
    await isAnswered(false)
    await isClosed()
  })

  it('opens once on a double click, and again later', async () => {
    await asked()
    fireEvent.click(screen.getByText('confirm'))
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await press('删除')
    await isClosed()
    fireEvent.click(screen.getByText('confirm'))
    await press('取消')
    await waitFor(() => expect(answers.at(-1)).toBe(false))
  })

  it('has its own label for no, and a warning colour when dangerous', async () => {
    const dialog = await asked({ ...QUESTION, cancelText: '继续填写', isDanger: true })
    expect(within(dialog).getByRole('button', { name: '删除' })).toHaveClass('ant-btn-dangerous')
    await press('继续填写')
    await isAnswered(false)
  })

  it('is in the current language', async () => {
    await switchLanguage(2)
    const dialog = await asked()
    expect(dialog).toHaveTextContent('Delete driver 张三?')
    expect(
      within(dialog)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Cancel', 'Delete'])
  })

  it('hides with its page, and is still open when the page is shown again', async () => {
    answers.length = 0
    const view = renderPart(<Page />)
    fireEvent.click(screen.getByText('confirm'))
    const dialog = await screen.findByRole('dialog')
    view.hide()
    expect(answers).toEqual([])
    view.unhide()
    expect(dialog).toBeInTheDocument()
    await press('删除')
    await isAnswered(true)
  })
})
