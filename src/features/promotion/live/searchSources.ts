import { defineSearchSource, isWord } from '#shared/search/searchSource'
import { studios } from './api'
import { studioFields } from './fields'
import type { Studio } from './model'

/** Search source of live rooms, by name. */
export const searchSources = [
  defineSearchSource({
    key: 'studio',
    label: '直播间',
    screen: 'live',
    query: studios.page,
    fields: studioFields,
    filters: (text) => (isWord(text) ? [{ name: text }] : []),
    foundOf: ({ id, name, startTime }: Studio) => ({
      name,
      detail: startTime.slice(0, 16),
      link: { name: 'add-live', query: { id } },
    }),
  }),
]
