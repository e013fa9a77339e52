import { maskPhone } from '#domain/mask'
import { defineSearchSource, isName } from '#shared/search/searchSource'
import { members } from './api'
import { memberFields } from './fields'
import type { Member } from './model'

/** Search sources of members: by name, and by a part of the phone number. */
export const searchSources = [
  defineSearchSource({
    key: 'member',
    label: '会员',
    isFirst: true,
    screen: 'memberList',
    query: members.page,
    fields: memberFields,
    filters: (text) => [
      ...(isName(text) ? [{ memberName: text }] : []),
      ...(/^\d{4,11}$/.test(text) ? [{ mobile: text }] : []),
    ],
    foundOf: ({ id, memberName, mobile }: Member) => ({
      name: memberName,
      detail: maskPhone(mobile),
      link: { name: 'member-detail', query: { id } },
    }),
  }),
]
