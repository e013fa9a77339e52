import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { NOTHING } from '#domain/wire'
import type { Block } from '#features/mall/decoration/model'
import { readBlock } from '#features/mall/decoration/model/page/blocks'
import { blockTitle, changeText } from '#features/mall/decoration/model/page/change'
import { pictureOf, placeText, spokenChanges, valueText } from '#features/mall/decoration/model/page/changeWords'
import type { BlockChange, MemberChange } from '#features/mall/decoration/model/page/pageChanges'
import type { PageBlock } from '#features/mall/decoration/model/page/pageText'
import { blockName } from '#features/mall/decoration/state/blockName'
import type { PageKit } from '#features/mall/decoration/state/pageKit'
import { safeThumbnail } from '#shared/safeUrl'
import { LinkButton } from '#shared/ui/LinkButton'
import styles from './ChangeList.module.css'

type Version = { name: string; blocks: readonly PageBlock[] }

type Props = {
  kit: PageKit
  before: Version
  after: Version
  changes: readonly BlockChange[]
  /** Takes the earlier and the later version to places of their blocks. */
  onLead: (places: readonly (number | undefined)[]) => void
}

/** What differs between two versions of a page, in words. */
export function ChangeList({ kit, before, after, changes, onLead }: Props) {
  const { t } = useTranslation()
  const count = changes.length + (before.name === after.name ? 0 : 1)
  return (
    <section className={styles.list} aria-label={t('版本的差异')}>
      <h3>{count === 0 ? t('两个版本相同') : t('共 {{count}} 处不同', { count })}</h3>
      <ol>
        {before.name !== after.name && (
          <li>
            <strong>{t('页面名称')}</strong>
            <Values before={before.name || NOTHING} after={after.name || NOTHING} />
          </li>
        )}
        {changes.map((change) => {
          const places = ['before' in change ? change.before : undefined, 'after' in change ? change.after : undefined]
          const shown = 'after' in change ? after.blocks[change.after] : before.blocks[change.before]
          if (!shown) return null
          const block = readBlock(shown)
          const name = [blockName(t, kit, block), blockTitle(block)].filter(Boolean).join(' ')
          return (
            <li key={places.join()}>
              <LinkButton onClick={() => onLead(places)}>{translateMessage(t, changeText(change, name))}</LinkButton>
              {change.kind === 'changed' && <Members kit={kit} block={block} members={spokenChanges(change.members)} />}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

type MembersProps = { kit: PageKit; block: Block; members: readonly MemberChange[] }

function Members({ kit, block, members }: MembersProps) {
  const { t } = useTranslation()
  return (
    <ul>
      {members.map((member) => (
        <li key={member.path.join('.')}>
          {translateMessage(t, placeText(kit.client, block, member.path))}
          <Values
            before={<Value kit={kit} member={member} value={member.before} />}
            after={<Value kit={kit} member={member} value={member.after} />}
          />
        </li>
      ))}
    </ul>
  )
}

/** Side of a picture, px. */
const SIZE = 40

function Value({ kit, member, value }: { kit: PageKit; member: MemberChange; value: unknown }) {
  const { t } = useTranslation()
  const source = safeThumbnail(pictureOf(member, value) ?? '', SIZE)
  if (source) return <img src={source} alt={t('图片')} height={SIZE} />
  return translateMessage(t, valueText(kit.client, member.path, value))
}

/** What was there, and what is there now; the arrow is said in words. */
function Values({ before, after }: { before: React.ReactNode; after: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <span className={styles.values}>
      <span className={styles.before}>{before}</span>
      <span role="img" aria-label={t('改为')}>
        →
      </span>
      <span>{after}</span>
    </span>
  )
}
