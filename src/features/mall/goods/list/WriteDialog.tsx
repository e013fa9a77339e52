import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Props<Arg> = {
  title: string
  okText: string
  mutation: UseMutationOptions<void, Error, Arg>
  /** Argument of the mutation; null while it is incomplete. */
  arg: Arg | null
  onDone: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog that runs one mutation. It stays open while that is in flight; a failure keeps the input. */
export function WriteDialog<Arg>({ title, okText, mutation, arg, onDone, onClose, children }: Props<Arg>) {
  const { t } = useTranslation()
  const { mutate, isPending } = useMutation({ ...mutation, onSuccess: onDone })
  return (
    <Modal
      open
      title={title}
      okText={okText}
      cancelText={t('取消')}
      okButtonProps={{ disabled: arg === null }}
      confirmLoading={isPending}
      closable={!isPending}
      keyboard={!isPending}
      cancelButtonProps={{ disabled: isPending }}
      mask={{ closable: false }}
      onCancel={onClose}
      onOk={() => arg !== null && mutate(arg)}
    >
      {children}
    </Modal>
  )
}
