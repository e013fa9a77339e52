import { expect, it } from 'vitest'
import { changesOf, changesText } from '#tests/tools/contract/document/changes'

const call = (members: object, more: object = {}) => ({
  parameters: [{ name: 'status', in: 'query', required: false }],
  responses: {
    200: { content: { 'application/json': { schema: { properties: { data: { properties: members } } } } } },
  },
  ...more,
})
const documentOf = (paths: object, schemas: object = {}) => ({ paths, components: { schemas } })
const text = { $ref: '#/components/schemas/text' }
const count = { $ref: '#/components/schemas/count' }
const before = documentOf(
  { '/notes': { get: call({ sn: text, lines: { $ref: '#/components/schemas/Line' } }) } },
  {
    Line: { properties: { num: count } },
  },
)

it('says nothing of equal documents', () => {
  expect(changesText(changesOf(before, structuredClone(before)))).toBe('')
})

it('says what came, what went and what breaks a gateway', () => {
  const after = documentOf(
    {
      '/notes': {
        get: {
          ...call({ sn: count, lines: { $ref: '#/components/schemas/Line' }, note: text }),
          parameters: [{ name: 'status', in: 'query', required: true }],
        },
      },
      '/notes/void': { post: call({ id: text }) },
    },
    { Line: { properties: { quantity: text } } },
  )
  expect(changesOf(before, after)).toEqual({
    added: ['GET /notes: answer.data.lines.quantity', 'GET /notes: answer.data.note', 'POST /notes/void'],
    removed: ['GET /notes: answer.data.lines.num'],
    breaking: [
      'POST /notes/void is sent newly',
      'GET /notes: parameter status was sometimes sent, is always sent',
      'GET /notes: answer.data.sn was text, is count',
    ],
  })
})

it('ends in a record that is inside itself', () => {
  const tree = documentOf(
    { '/tree': { get: call({ root: { $ref: '#/components/schemas/Node' } }) } },
    {
      Node: { properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Node' } } } },
    },
  )
  expect(changesOf(documentOf({}), tree).added).toEqual(['GET /tree'])
})
