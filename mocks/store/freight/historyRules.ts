import { freightTerms } from '#features/store/freight/model/history'
import { templateRequests } from '#features/store/freight/requests'
import { historyMembers } from '#mocks/kernel/historyMembers'
import { recordHistory, rowsBy } from '#mocks/store/changeLog/historyRules'
import { freightTables, type TemplateRow } from './rows'

/** The history of freight templates. */
export const freightHistory = recordHistory<TemplateRow>({
  ...rowsBy(freightTables.freightTemplates, 'supplierId'),
  kind: 'FREIGHT',
  noun: '运费模板',
  nameOf: ({ name }) => name,
  members: historyMembers(templateRequests.add, ['freightTemplateChildList']),
  told: freightTerms,
  // The first charge of the nearest cities was lower before the last edit.
  pastOf: ({ updateTime: time, freightTemplateChildList: [first, ...others] }) =>
    first
      ? {
          time,
          before: {
            freightTemplateChildList: [{ ...first, firstPrice: String(Number(first.firstPrice) - 1) }, ...others],
          },
        }
      : null,
})
