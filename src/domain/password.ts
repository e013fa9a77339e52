import { type Text, text } from './text'

/** Shortest password, characters. */
const MIN_PASSWORD = 8
/** Longest password, characters: the limit of the mall. */
export const MAX_PASSWORD = 20
/** Shortest name of an account that a password must not contain, characters: shorter ones stand in words by chance. */
const MIN_NAME = 3
/** How many of the four kinds of characters a password has at least. */
const MIN_KINDS = 3
/** From this length on, a password counts one grade stronger. */
const LONG = 10
/** Symbols that a password may contain, besides letters and digits: those of the mall. */
const SYMBOLS = '@!#$%^&*.~,'
const KINDS = [/\d/, /[a-z]/, /[A-Z]/, /[^\dA-Za-z]/]

/** 0 none, 1 weak, 2 medium, 3 strong. */
export type Strength = 0 | 1 | 2 | 3

/**
 * The error of a new password that is not empty, or null: 8 to 20 characters of at least three kinds (digits, lower
 * case, upper case, symbols), without the name of its account. One rule for every form; what only its hash is known of
 * cannot be asked for it.
 *
 * @param account the name of its account, where the form knows it
 */
export function passwordError(value: string, account = ''): Text | null {
  if (value.length < MIN_PASSWORD) return text('密码不能少于8位')
  if (value.length > MAX_PASSWORD) return text('密码不能超过20位')
  if ([...value].some((letter) => !/[\dA-Za-z]/.test(letter) && !SYMBOLS.includes(letter)))
    return text('密码只能包含字母、数字和符号 @!#$%^&*.~,')
  if (kindsOf(value) < MIN_KINDS) return text('密码须含大写字母、小写字母、数字、符号中的至少三种')
  const isNamed = account.length >= MIN_NAME && value.toLowerCase().includes(account.toLowerCase())
  return isNamed ? text('密码不能包含用户名') : null
}

/** Grades a password by its kinds of characters and its length; weak is what is refused. */
export function passwordStrength(value: string): Strength {
  if (value === '') return 0
  if (value.length < MIN_PASSWORD || kindsOf(value) < MIN_KINDS) return 1
  return kindsOf(value) + (value.length >= LONG ? 1 : 0) < 4 ? 2 : 3
}

function kindsOf(value: string): number {
  return KINDS.filter((kind) => kind.test(value)).length
}

/** Characters of a random password by kind, without those that look alike on paper: 0 O, 1 I l, i, o. */
const RANDOM_KINDS = ['23456789', 'abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '@#%&*']
const RANDOM_LENGTH = 12

/**
 * A random password of 12 characters of all four kinds, that can be read out and typed.
 *
 * @param below a whole number from 0 to below the limit, each as likely as the others
 */
export function randomPassword(below: (limit: number) => number): string {
  const all = RANDOM_KINDS.join('')
  const oneOf = (letters: string) => letters.charAt(below(letters.length))
  const letters = Array.from({ length: RANDOM_LENGTH }, (_, at) => oneOf(RANDOM_KINDS[at] ?? all))
  for (let at = letters.length - 1; at > 0; at -= 1) {
    const other = below(at + 1)
    const [here = '', there = ''] = [letters[at], letters[other]]
    letters[at] = there
    letters[other] = here
  }
  return letters.join('')
}
