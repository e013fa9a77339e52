/**
 * A password as the mall's passport takes it: MD5 in hex. The function loads when a password is sent, since the sign-in
 * page has to start fast.
 */
export async function passwordHash(password: string): Promise<string> {
  const { md5 } = await import('js-md5')
  return md5(password)
}
