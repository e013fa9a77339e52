import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { departments } from '#features/store/department/api'
import { DepartmentPicker } from '#features/store/department/DepartmentPicker'
import { RolesPicker } from '#features/store/role/RolesPicker'
import { FormField } from '#shared/form/FormField'

/** A clerk's roles and department. A super administrator needs no roles. */
export function PlaceFields() {
  const { t } = useTranslation()
  const tree = useQuery({ ...departments.tree(null), meta: { silent: true } })
  return (
    <>
      <FormField name="isSuper" tooltip={t('超级管理员拥有全部权限，不需要角色')} />
      <Form.Item noStyle dependencies={['isSuper']}>
        {({ getFieldValue }) =>
          getFieldValue('isSuper') === '0' && (
            <FormField name="roles" isRequired dependencies={['isSuper']}>
              <RolesPicker />
            </FormField>
          )
        }
      </Form.Item>
      <FormField name="departmentId" tooltip={t('部门的角色也属于店员')}>
        <DepartmentPicker tree={tree.data ?? []} placeholder={t('请选择')} />
      </FormField>
    </>
  )
}
