import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EntrySection } from '#features/account/signIn/EntrySection'
import { PhoneCodeSection } from '#features/account/signIn/PhoneCodeSection'
import { clearSessionValues, readSessionValue, storeSessionValue } from '#shared/plainForm/sessionValues'
import { useCountdown } from '#shared/plainForm/useCountdown'
import { currentVariant } from '#shared/variant'
import { verifyPhone } from './api'
import styles from './ForgetPasswordPage.module.css'
import { RESET_SECONDS } from './model'
import { ResetPasswordForm } from './ResetPasswordForm'

const STEPS = ['验证手机号', '设置新密码', '完成'] as const
const STEP = 'resetStep'

/** 忘记密码: phone and code, new password, done. A reload keeps the step. */
export default function ForgetPasswordPage() {
  const { t } = useTranslation()
  const [step, setStep] = useState(() => Math.min(Number(readSessionValue(STEP)) || 0, 2))
  const [left, startWindow] = useCountdown('resetUntil', RESET_SECONDS)
  const goTo = (next: number) => {
    storeSessionValue(STEP, String(next))
    setStep(next)
  }
  const finish = () => {
    clearSessionValues(['resetPhone', 'resetUntil'])
    goTo(2)
  }
  return (
    <EntrySection
      title={t('忘记密码')}
      heading={t('重置登录密码')}
      links={
        <Link to={currentVariant().loginPath} onClick={() => clearSessionValues([STEP])}>
          {t('前往登录')}
        </Link>
      }
    >
      <ol className={styles.steps} aria-label={t('步骤')}>
        {STEPS.map((name, index) => (
          <li key={name} className={index <= step ? styles.reached : ''} aria-current={index === step && 'step'}>
            {t(name)}
          </li>
        ))}
      </ol>
      {step === 0 && (
        <PhoneCodeSection
          kind="FIND_USER"
          lock="resetSmsUntil"
          storedAs="resetPhone"
          okText={t('下一步')}
          send={verifyPhone}
          onDone={() => {
            startWindow()
            goTo(1)
          }}
        />
      )}
      {step === 1 && <ResetPasswordForm secondsLeft={left} onBack={() => goTo(0)} onDone={finish} />}
      {step === 2 && <p role="status">{t('密码已重置，请用新密码登录。此账号在其他设备上的登录也已退出。')}</p>}
    </EntrySection>
  )
}
