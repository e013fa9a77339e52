import { useTranslation } from 'react-i18next'
import { canGo } from '#shared/navigation'
import { Section } from '#shared/record/Section'
import { OpenButton } from '#shared/ui/OpenButton'
import { listLink } from './documentLink'
import { TRAIL_LABELS, type TrailKey, type TrailOf } from './model'

/** The documents of a chain by their own numbers, where the gateway keeps no trail: the lists that hold them. */
export function ListLinks({ of, code }: { of: TrailOf; code: string }) {
  const { t } = useTranslation()
  const links = (Object.keys(TRAIL_LABELS) as TrailKey[]).flatMap((key) => {
    const link = listLink(of, code, key)
    return link && canGo(link.name) ? [{ key, link }] : []
  })
  if (code === '' || links.length === 0) return null
  return (
    <Section title={t('业务链')}>
      {links.map(({ key, link }) => (
        <OpenButton key={key} type="link" name={link.name} query={link.query}>
          {t(TRAIL_LABELS[key])}
        </OpenButton>
      ))}
    </Section>
  )
}
