import type { QueryClient } from '@tanstack/react-query'
import { type Text, text } from '#domain/text'
import { pageDatas } from '#features/mall/decoration/api'
import { goneText, oldPriceText, type PageClient, type PageSummary } from '#features/mall/decoration/model'

/** What publishing a page does, as long as the live one is not known. */
export const PUBLISHING = text('买家马上看到它。同时只能发布一个页面，现在发布的页面会变为未发布。')

/** What publishing a page does to the one that is live now, by its name, and what buyers cannot buy on it. */
export async function publishConsequence(
  client: PageClient,
  queries: QueryClient,
  page: Pick<PageSummary, 'goneGoods' | 'oldPrices'> | null,
): Promise<Text> {
  const live = await liveConsequence(client, queries)
  const faults = [goneText(page?.goneGoods), oldPriceText(page?.oldPrices)].filter((fault) => fault !== null)
  return faults.reduceRight((then, fault) => text('{{fault}}。{{then}}', { fault, then }), live)
}

async function liveConsequence(client: PageClient, queries: QueryClient): Promise<Text> {
  try {
    const live = await queries.fetchQuery({ ...pageDatas.live(client), staleTime: 0 })
    return live
      ? text('买家马上看到它。现在发布的「{{name}}」会变为未发布。', { name: live.name })
      : text('买家马上看到它。')
  } catch {
    return PUBLISHING
  }
}
