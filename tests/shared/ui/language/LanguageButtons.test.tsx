import { fireEvent, screen, waitFor } from '@testing-library/react'
import deDE from 'antd/es/locale/de_DE'
import { afterAll, expect, it } from 'vitest'
import { languages } from '#app/languages'
import { currentLanguage, type Language, startI18n } from '#shared/i18n'
import { LanguageButtons } from '#shared/ui/language/LanguageButtons'
import { renderPart, runPart } from '#tests/kit/part'
import { startWords } from '#tests/kit/words'

runPart()
afterAll(startWords)

const [chinese] = languages
/** A further language, whose texts do not load. */
const german = {
  number: 9,
  code: 'de-DE',
  name: 'Deutsch',
  dayjs: 'de',
  load: () => Promise.reject(new Error('offline')),
}

it('offers each other language, and says that one did not load: the language stays', async () => {
  await startI18n([...languages, german])
  renderPart(<LanguageButtons />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['English', 'Deutsch'])
  fireEvent.click(screen.getByRole('button', { name: 'Deutsch' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('语言没有加载成功')
  expect(currentLanguage()).toBe(chinese?.code)
})

it('starts in the first language where the stored one does not load, says so in that one, and tries again', async () => {
  localStorage.setItem('lang', '9')
  let isReachable = false
  const reachable: Language = {
    ...german,
    code: 'de-AT',
    load: () => (isReachable ? Promise.resolve({ words: {}, antd: deDE }) : german.load()),
    notLoaded: { text: 'Deutsch wurde nicht geladen', retry: 'Noch einmal' },
  }
  await startI18n([...languages, reachable])
  expect(currentLanguage()).toBe(chinese?.code)
  renderPart(<LanguageButtons />)
  expect(screen.getByRole('alert')).toHaveTextContent('Deutsch wurde nicht geladen')
  fireEvent.click(screen.getByRole('button', { name: 'Noch einmal' }))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Deutsch wurde nicht geladen'))
  isReachable = true
  fireEvent.click(screen.getByRole('button', { name: 'Noch einmal' }))
  await waitFor(() => expect(currentLanguage()).toBe('de-AT'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('keeps the focus on the button of the language that was chosen', async () => {
  await startI18n(languages)
  renderPart(<LanguageButtons />)
  const button = screen.getByRole('button', { name: 'English' })
  button.focus()
  fireEvent.click(button)
  expect(await screen.findByRole('button', { name: '中文' })).toHaveFocus()
})
