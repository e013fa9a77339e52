import { HttpResponse, http } from 'msw'
import * as v from 'valibot'
import { type Field, field } from '#domain/field'
import { nothing, recordOf } from '#domain/shape'
import * as wire from '#domain/wire'
import { defineResource, mutation, query } from '#shared/resource'
import { get, post } from '#tests/shared/http/calls'
import { done, server } from '#tests/shared/http/harness'

const noteSchema = v.object({ id: wire.id(), name: wire.text() })
export type Note = v.InferOutput<typeof noteSchema>

export const DETAIL = '/api/note/detail'
export const SAVE = '/api/note/save'

/** Records to read and write one by one. */
export const notes = defineResource('note', {
  detail: query((id: string, signal) => get(DETAIL, recordOf(noteSchema), { id }, { signal })),
  save: mutation((note: { id?: string; name: string }) => post(SAVE, nothing, note)),
})

export const noteFields = { name: field('text', '备注') } satisfies Record<string, Field>

/** Answers a record by its id; an id without a name does not exist. */
export function answering(names: Record<string, string>) {
  server.use(
    http.get(DETAIL, ({ request }) => {
      const id = new URL(request.url).searchParams.get('id') ?? ''
      return done(names[id] === undefined ? {} : { id, name: names[id] })
    }),
  )
}

/** Answers with a server error. */
export function failing() {
  server.use(
    http.get(DETAIL, () => HttpResponse.json({ code: 500, success: false, msg: '服务器异常' }, { status: 500 })),
  )
}

export const NOT_FOUND = '没有找到这条记录，它可能已被删除。'
