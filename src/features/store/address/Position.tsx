import { useTranslation } from 'react-i18next'
import { CopyableText } from '#shared/fields/FieldValue'
import { safeUrl } from '#shared/safeUrl'
import { currentVariant } from '#shared/variant'

/** A public map that marks a place. */
const MAP = 'https://uri.amap.com/marker'

/** The coordinates of a pick-up point; with a key of the map service they open the map. */
export function Position({ center, name }: { center: string; name: string }) {
  const { t } = useTranslation()
  const address = safeUrl(`${MAP}?${new URLSearchParams({ position: center, name })}`)
  if (center === '' || currentVariant().mapKey === '' || address === null) return <CopyableText text={center} />
  return (
    <CopyableText text={center}>
      <a href={address.href} target="_blank" rel="noreferrer" title={t('在地图中查看 {{name}}', { name })}>
        {center}
      </a>
    </CopyableText>
  )
}
