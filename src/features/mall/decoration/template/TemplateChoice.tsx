import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Block } from '#features/mall/decoration/model'
import { pageIssues } from '#features/mall/decoration/model/page/pageIssues'
import type { PageKit } from '#features/mall/decoration/state/pageKit'
import type { PageBlocks } from '#features/mall/decoration/state/usePageBlocks'
import { BlockView } from '#features/mall/decoration/view/BlockView'
import { skus } from '#features/mall/goods/api'
import { IN_PLACE } from '#shared/resource'
import { phoneTemplates } from './phoneTemplates'
import { shopGoodsOf } from './shopGoods'
import { siteTemplates } from './siteTemplates'
import styles from './TemplateChoice.module.css'

/** Enough of the newest SKUs to find the products that sell best among them. */
const GOODS = { pageNumber: 1, pageSize: 100 }

/** What an empty page begins with: nothing, or a template with the products of the shop. */
export default function TemplateChoice({ kit, page, disabled }: { kit: PageKit; page: PageBlocks; disabled: boolean }) {
  const { t } = useTranslation()
  const [isClosed, setClosed] = useState(false)
  const query = useQuery({ ...skus.onSale(GOODS), meta: IN_PLACE })
  const goods = useMemo(() => shopGoodsOf(query.data?.records ?? []), [query.data])
  const made = useMemo(
    () =>
      (kit.client === 'PC' ? siteTemplates : phoneTemplates).map((template) => ({
        ...template,
        texts: template.blocksOf(kit, goods).map((block: Block) => JSON.stringify(block)),
      })),
    [kit, goods],
  )
  if (isClosed) return null
  return (
    <section className={styles.choice} aria-label={t('从模板开始')}>
      <h2>{t('从模板开始')}</h2>
      {query.isError && (
        <p className={styles.note}>
          {t('没有读到店铺的商品，模板里的商品要自己选。')}
          <Button size="small" type="link" onClick={() => void query.refetch()}>
            {t('重试')}
          </Button>
        </p>
      )}
      <ul className={styles.templates}>
        <li className={styles.template}>
          <div className={styles.thumb} />
          <button type="button" disabled={disabled} onClick={() => setClosed(true)}>
            <strong>{t('空白页面')}</strong>
            <small>{t('自己添加模块')}</small>
          </button>
        </li>
        {made.map(({ key, name, hint, texts }) => (
          <li key={key} className={styles.template}>
            {/* Of its final size while products are read, so that nothing jumps. */}
            {query.isPending ? <div className={styles.thumb} /> : <Thumbnail kit={kit} texts={texts} />}
            <button
              type="button"
              disabled={disabled || query.isPending}
              onClick={() => page.fill(texts, t('已从模板 {{name}} 开始，可撤销', { name: t(name) }))}
            >
              <strong>{t(name)}</strong>
              <small>{t(hint)}</small>
              <small>
                {query.isPending ? t('加载中') : t('还要补 {{count}} 处', { count: missingIn(kit, texts) })}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How much is to be chosen before buyers may see the page. */
function missingIn(kit: PageKit, texts: readonly string[]): number {
  const blocks = [...kit.head.map((type) => JSON.stringify(kit.newBlock(type))), ...texts]
  return pageIssues(
    blocks.map((text) => ({ key: '', text })),
    kit.issuesOf,
  ).filter(({ level }) => level === 'error').length
}

/** The page of a template in small, without its gestures. */
function Thumbnail({ kit, texts }: { kit: PageKit; texts: readonly string[] }) {
  const { view } = kit
  const width = view.widths[0]?.value ?? 0
  return (
    <div className={styles.thumb} aria-hidden="true" inert>
      <div className={styles.page} style={{ width, transform: `scale(${THUMB / width})` }}>
        {texts.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a template has a fixed order
          <BlockView key={at} view={view} text={text} />
        ))}
      </div>
    </div>
  )
}

/** Width of a thumbnail, px. */
const THUMB = 124
