import answers from './answers.json'
import requests from './requests.json'

/** Bodies and whole answers by the names of their calls, as `npm run openapi -- --examples` writes them. */
export type StoredExamples = Readonly<Record<'requests' | 'answers', Readonly<Record<string, unknown>>>>

/** What is kept now. */
export const STORED: StoredExamples = { requests, answers }

/** A body that was really sent, by the name of its call; none where none was seen. */
export function storedRequest(id: string): unknown {
  return STORED.requests[id]
}

/** An answer that was really given, by the name of its call; none where none was seen. */
export function storedAnswer(id: string): unknown {
  return STORED.answers[id]
}
