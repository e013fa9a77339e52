import type { FormInstance } from 'antd'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Text } from '#domain/text'
import type { GoodsDetail, SaveType } from '#features/mall/goods/model'
import { rememberCategory } from '#features/mall/goods/publish/category/categoryPaths'
import { lossText, wholesaleText } from '#features/mall/goods/uses/model'
import { useConfirmLoss } from '#features/mall/goods/uses/useConfirmLoss'
import { useEditor } from '#shared/editor/useEditor'
import { type RefusalWords, refusedField } from '#shared/form/refusedField'
import type { LineGridHandle } from '#shared/grid/gridTypes'
import { keysOf } from '#shared/grid/shownErrors'
import type { ApiError } from '#shared/http/ApiError'
import { closeAndGo, type ScreenName } from '#shared/navigation'
import { notify } from '#shared/notify'
import { useTab } from '#shared/tab'
import { addActivity } from '#shared/today'
import type { Published } from './GoodsResult'
import { toBody, toSavedProductBody } from './goodsBody'
import { REFUSALS } from './goodsChecks'
import { type GoodsWrite, goodsForms } from './goodsEditApi'
import { goodsFormFields } from './goodsFields'
import type { GoodsSource } from './goodsSource'
import { type GoodsIntent, type GoodsValues, isRegenerated, salesModelOf } from './goodsValues'
import { rereadGoods } from './rereadGoods'
import type { GoodsOffers } from './useGoodsOffers'
import { useNumberCheck } from './useNumberCheck'
import { useSaveQuestion } from './useSaveQuestion'

/** Where the editor was opened: the screen, and the query that opens it on this record. */
export type GoodsPlace = { screen: ScreenName; record: string; title: Text }

type Options = GoodsPlace & {
  source: GoodsSource
  form: FormInstance<GoodsValues>
  initial: GoodsValues
  offers: GoodsOffers
  grid: RefObject<LineGridHandle | null>
  onPublished: (published: Published) => void
  /** Called when a rejection concerns the first step. */
  onFirstStep: () => void
}

/** The product editor: the payloads of its three saves, what follows each, and where rejections are shown. */
export function useGoodsEditor(options: Options) {
  const { source, form, initial, offers, screen, record, title, onPublished, onFirstStep } = options
  const { t } = useTranslation()
  const tab = useTab()
  const groups = offers.parameters.data ?? null
  const confirmLoss = useConfirmLoss()
  const askSave = useSaveQuestion()
  const checkNumbers = useNumberCheck(source)
  const [tried, setTried] = useState<GoodsIntent | null>(null)
  const [triedRows, setTriedRows] = useState<ReadonlySet<string>>(() => new Set())
  /** The id of the draft or template that the next save replaces. */
  const replaced = useRef<string | undefined>(undefined)
  const editor = useEditor<GoodsValues, GoodsWrite, void, GoodsIntent>({
    form,
    screen,
    record,
    title,
    initial,
    reread: rereadGoods(source, offers),
    changes: (intent) => (source.kind === 'edit' ? intent === 'save' : replaced.current !== undefined),
    mutation: goodsForms.save(),
    before: async (values, intent) => {
      replaced.current = undefined
      if (intent === 'save') {
        return (await checkNumbers(values)) && confirmLoss(source.kind === 'edit' ? lossOf(source.goods, values) : null)
      }
      const opened = source.kind === 'draft' && source.goods.saveType === saveTypeOf(intent) ? source.goods.id : null
      if (opened === null) return true
      const answer = await askSave(saveTypeOf(intent))
      if (answer === 'replace') replaced.current = opened
      return answer !== null
    },
    toPayload: (values, intent, opened) => {
      if (intent !== 'save') {
        const draft = { saveType: saveTypeOf(intent), id: replaced.current }
        return { type: 'draft', body: toSavedProductBody(values, groups, draft) }
      }
      const body = toBody(values, groups)
      if (source.kind !== 'edit') return { type: 'goods', id: '', body }
      const regeneratorSkuFlag = isRegenerated(opened, values)
      return { type: 'goods', id: source.goods.id, body: { ...body, regeneratorSkuFlag } }
    },
    onDone: (_data, intent) => {
      const { goodsName, categoryPath } = form.getFieldsValue(true) as GoodsValues
      if (intent === 'draft') {
        notify(t('草稿已保存'), goodsName)
        return closeAndGo('draft-goods', {}, tab.key)
      }
      if (intent === 'template') {
        notify(t('模板已保存'), goodsName)
        return closeAndGo('template-goods', {}, tab.key)
      }
      rememberCategory(categoryPath)
      if (source.kind === 'edit') {
        notify(t('商品已保存'), goodsName)
        return closeAndGo('goods', {}, tab.key)
      }
      // The result page says it, without a message.
      void addActivity(`${goodsName} ${t('商品已提交')}`)
      const isDraft = source.kind === 'draft' && source.goods.saveType === 'DRAFT'
      onPublished({ goodsName: goodsName.trim(), draftId: isDraft ? source.goods.id : '' })
    },
    errorsOf: (error) => refusalOf(error, form.getFieldsValue(true) as GoodsValues),
    onRefused: (errors) => {
      if ('categoryPath' in errors) onFirstStep()
    },
  })
  const save = (intent: GoodsIntent = 'save') => {
    setTried(intent)
    setTriedRows(intent === 'save' ? keysOf(form.getFieldValue('skus')) : new Set())
    editor.save(intent)
  }
  return { editor: { ...editor, save }, tried, triedRows }
}

/** What a save takes from the activities of a product. */
function lossOf({ usedBy, skuList, salesModel }: GoodsDetail, values: GoodsValues): Text | null {
  const becomesWholesale = salesModel !== 'WHOLESALE' && salesModelOf(values) === 'WHOLESALE'
  return (becomesWholesale ? wholesaleText(usedBy) : null) ?? lossText(usedBy, skuList, values.skus)
}

function saveTypeOf(intent: GoodsIntent): SaveType {
  return intent === 'template' ? 'TEMPLATE' : 'DRAFT'
}

/** The field of a rejection. Wholesale goods have one weight, and their prices in tiers. */
function refusalOf(error: ApiError, values: GoodsValues): Record<string, string> | null {
  if (salesModelOf(values) !== 'WHOLESALE') return refusedField(error, { fields: goodsFormFields, words: REFUSALS })
  const words: RefusalWords = [[/重量/, 'weight'], [/SKU价格|成本价/, 'tiers'], ...REFUSALS]
  return refusedField(error, { fields: goodsFormFields, words })
}
