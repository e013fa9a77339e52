import { ATTACHMENT_PATH } from '#mocks/kernel/server/file'

/** lilishop's seller client sends its token bare, and may be served from another port than the API. */
export function isSellerClient({ headers }: Request): boolean {
  return headers.has('accessToken') && !headers.has('Authorization')
}

/** An answer whose addresses of files name the host that was asked. */
export async function withFileHost(answer: Response, origin: string): Promise<Response> {
  if (!answer.headers.get('Content-Type')?.includes('json')) return answer
  const { status, headers } = answer
  const body = (await answer.text()).replaceAll(`"${ATTACHMENT_PATH}/`, `"${origin}${ATTACHMENT_PATH}/`)
  return new Response(body, { status, headers })
}

/** A text of a request, with the addresses of this host's files as they are stored. */
export function withoutFileHost(text: string, origin: string): string {
  return text.replaceAll(`${origin}${ATTACHMENT_PATH}/`, `${ATTACHMENT_PATH}/`)
}
