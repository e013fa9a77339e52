import { fireEvent, screen } from '@testing-library/react'
import { afterAll, expect, it } from 'vitest'
import { languages } from '#app/languages'
import { currentLanguage, startI18n } from '#shared/i18n'
import { LanguageButtons } from '#shared/ui/language/LanguageButtons'
import { renderPart, runPart } from '#tests/kit/part'
import { startWords } from '#tests/kit/words'

runPart()
afterAll(startWords)

const [chinese] = languages
/** A third language, whose texts do not load. */
const german = {
  number: 3,
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

it('starts in the first language where the stored one does not load', async () => {
  localStorage.setItem('lang', '3')
  await startI18n([...languages, german])
  expect(currentLanguage()).toBe(chinese?.code)
})
