import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { findPath } from '#domain/tree'
import { ownCategories } from '#features/mall/category/api'
import { CategoryPicker } from '#features/mall/category/CategoryPicker'
import { categoryLink, categoryOf, type Link } from '#features/mall/decoration/model/link/links'
import styles from './CategoryLinks.module.css'

/** The categories that the shop sells in, to lead to one of any level. */
export function CategoryLinks({ value, onChange }: { value: Link; onChange: (link: Link) => void }) {
  const { t } = useTranslation()
  const { data: tree = [] } = useQuery({ ...ownCategories(), meta: { silent: true } })
  const fieldId = useId()
  const id = categoryOf(value)
  const path = findPath(tree, (category) => category.id === id)
  return (
    <div className={styles.box}>
      <label htmlFor={fieldId}>{t('分类')}</label>
      <CategoryPicker
        id={fieldId}
        placeholder={t('请选择')}
        value={path.map((category) => category.id).join()}
        onChange={(chosen) => {
          const last = chosen.split(',').at(-1)
          const found = findPath(tree, (category) => category.id === last).at(-1)
          onChange(found ? categoryLink(found) : '')
        }}
      />
      <p>{t('买家点击后看到商城里这个分类的商品，也包括其他店铺的。')}</p>
    </div>
  )
}
