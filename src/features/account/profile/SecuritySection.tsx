import { Button, Select, Switch } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { maskPhone } from '#domain/mask'
import { text } from '#domain/text'
import type { Member } from '#features/account/register/model'
import { useConfirm } from '#shared/dialog/useConfirm'
import { forgetPref } from '#shared/drafts'
import { DEFAULT_IDLE_MINUTES, IDLE_PREF, idleLimit, longestIdle } from '#shared/idle'
import { usePref } from '#shared/prefs'
import { Section } from '#shared/record/Section'
import { useSession } from '#shared/session'
import { forgetEverything } from '#shared/storage/forgetting'
import { PageLink } from '#shared/ui/PageLink'
import { currentVariant, hasPasswordSignIn } from '#shared/variant'
import { ChangePhoneForm } from './ChangePhoneForm'
import { idleChoices } from './model'
import styles from './SecuritySection.module.css'

/** Phone, password, and what this computer does with an idle user and, at sign-out, with drafts. */
export function SecuritySection({ member }: { member: Member }) {
  const { t } = useTranslation()
  const [isChanging, setChanging] = useState(false)
  const [minutes, setMinutes] = usePref(IDLE_PREF, DEFAULT_IDLE_MINUTES)
  const userId = useSession((session) => session.user?.userId ?? '')
  const [isForgetting, setForgetting] = usePref(forgetPref(userId), false)
  const confirm = useConfirm()
  const { sharedPc } = currentVariant()
  const limit = idleLimit(minutes)
  const forgetAll = async () => {
    const isWanted = await confirm({
      title: text('在这台电脑上忘记一切？'),
      consequence: text('删除本站在这个浏览器里保存的草稿、搜索记录和设置，包括其他账号的，不能恢复；然后退出登录。'),
      okText: '忘记并退出登录',
      isDanger: true,
    })
    if (isWanted) await forgetEverything()
  }
  return (
    <Section title={t('安全设置')}>
      <div className={styles.rows}>
        <div>
          <span className={styles.name}>{t('手机号')}</span>
          <span className={styles.note}>{maskPhone(member.mobile)}</span>
          {!isChanging && <Button onClick={() => setChanging(true)}>{t('更换手机号')}</Button>}
        </div>
        {isChanging && (
          <div>
            <ChangePhoneForm mobile={member.mobile} close={() => setChanging(false)} />
          </div>
        )}
        {hasPasswordSignIn() && (
          <div>
            <span className={styles.name}>{t('账户密码')}</span>
            <span className={styles.note}>{t('定期更换密码，不与其他网站共用。')}</span>
            <PageLink name="change_pass">{t('修改密码')}</PageLink>
          </div>
        )}
        <div>
          <span className={styles.name} id="idleMinutes">
            {t('无操作自动退出')}
          </span>
          <span className={styles.note}>
            {sharedPc
              ? t('只对这台电脑的这个浏览器有效。退出前会提醒；这是公用电脑，未提交的内容不保留。')
              : t('只对这台电脑的这个浏览器有效。退出前会提醒，未提交的内容存为草稿。')}
          </span>
          <Select
            className={styles.choice}
            aria-labelledby="idleMinutes"
            value={limit}
            options={idleChoices(limit, longestIdle()).map((value) => ({
              value,
              label: value === 0 ? t('不自动退出') : t('{{minutes}} 分钟', { minutes: value }),
            }))}
            onChange={setMinutes}
          />
        </div>
        {!sharedPc && (
          <div>
            <span className={styles.name} id="forgetDrafts">
              {t('退出登录时总是忘记草稿')}
            </span>
            <span className={styles.note}>
              {t(
                '公用电脑请打开，只对您在这台电脑上的账号有效。自己点「退出登录」时才删除；长时间未操作或登录过期而退出时，填写的内容仍存为草稿。',
              )}
            </span>
            <Switch aria-labelledby="forgetDrafts" checked={isForgetting} onChange={setForgetting} />
          </div>
        )}
        <div>
          <span className={styles.name}>{t('本机保存的内容')}</span>
          <span className={styles.note}>
            {sharedPc
              ? t('这是公用电脑：退出登录时，本机保存的草稿和设置全部删除。')
              : t('草稿、搜索记录在本机最多保存 7 天；证件号、银行账号和密码从不保存，手机号在退出登录时删除。')}
          </span>
          <Button danger onClick={() => void forgetAll()}>
            {t('在这台电脑上忘记一切')}
          </Button>
        </div>
      </div>
    </Section>
  )
}
