import { shiftMinutes } from '#domain/time'
import { studioRequests } from '#features/promotion/live/requests'
import { historyMembers } from '#mocks/kernel/historyMembers'
import { recordHistory, rowsBy } from '#mocks/store/changeLog/historyRules'
import { liveTables, type StudioRow } from './rows'

/** The history of live rooms. */
export const studioHistory = recordHistory<StudioRow>({
  ...rowsBy(liveTables.studios, 'storeId'),
  kind: 'STUDIO',
  noun: '直播间',
  nameOf: ({ name }) => name,
  members: historyMembers(studioRequests.edit, ['id', 'commodityList']),
  told: ({ goodsIds }) => ({
    commodityList: goodsIds.flatMap((id) => liveTables.liveGoods.get(id)?.name ?? []).join('、'),
  }),
  // Some got another host on the same day.
  pastOf: ({ createTime, anchorName }, at) =>
    at % 3 === 0 && anchorName !== FIRST_HOST
      ? { time: shiftMinutes(createTime, 190), before: { anchorName: FIRST_HOST } }
      : null,
})

const FIRST_HOST = '阿强'
