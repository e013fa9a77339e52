import { screen, waitFor } from '@testing-library/react'
import { PASSWORD } from '#mocks/account/signIn/seed'
import { textOfSvg } from '#mocks/kernel/server/picture'
import { fill, user } from './render'

/** The text of the captcha on screen. */
export async function captcha(): Promise<string> {
  const image = await waitFor(() => screen.getByAltText('验证码图片'))
  return textOfSvg(image.getAttribute('src') ?? '')
}

/** Fills in the password form, by default with the correct captcha. */
export async function fillSignIn(account: string, password = PASSWORD, code?: string): Promise<void> {
  await fill(await screen.findByLabelText('账号'), account)
  await fill(screen.getByLabelText('密码'), password)
  await fill(screen.getByLabelText('验证码'), code ?? (await captcha()))
}

/** Signs in with the form on screen. */
export async function signInByForm(account: string): Promise<void> {
  await fillSignIn(account)
  await user.keyboard('{Enter}')
}
