/**
 * The MD5 in hex that the passport API of the mall expects for a password. The algorithm is loaded on use, to keep the
 * sign-in page small.
 */
export async function passwordHash(password: string): Promise<string> {
  const { md5 } = await import('js-md5')
  return md5(password)
}
