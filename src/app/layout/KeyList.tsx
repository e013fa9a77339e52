import { Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './KeyList.module.css'

type Group = { title: string; keys: [keys: string, text: string][] }

/** Groups of keys: a group is listed when `where` matches a visible element of the page. */
const GROUPS: (Group & { where: string })[] = [
  {
    title: '处处可用',
    where: 'body',
    keys: [
      ['?', '显示本屏的快捷键'],
      ['Ctrl+K', '查找页面与单据'],
      ['F1', '打开 / 关闭本屏的帮助'],
      ['F8', '到账号菜单'],
      ['Tab / Shift+Tab', '移到下一个 / 上一个控件'],
      ['Enter', '打开链接、按下按钮'],
      ['Esc', '关闭弹窗、菜单'],
      ['← →', '在已打开的页面之间移动'],
      ['Delete', '在页面标签上：关闭'],
      ['Ctrl+Shift+Backspace', '重新打开关闭的页面'],
      ['↑ ↓', '在左侧菜单中移动'],
    ],
  },
  {
    title: '列表',
    where: '[role="tabpanel"] thead',
    keys: [
      ['Enter', '在查询条件中：查询'],
      ['Space', '勾选一行'],
      ['↑ ↓', '在一行的控件上：到上一行 / 下一行的同一个'],
      ['Alt+PageUp / Alt+PageDown', '在一行的控件上：上一页 / 下一页'],
      ['Enter', '在表头：排序'],
    ],
  },
  {
    title: '列表的侧面预览',
    where: '[role="tabpanel"] [data-preview]',
    keys: [
      ['Enter', '在编号上：预览这一行；再按一次：打开'],
      ['↑ ↓', '预览上一行 / 下一行'],
      ['Esc', '关闭预览，回到这一行'],
    ],
  },
  {
    title: '图片',
    where: '.ant-image-preview',
    keys: [
      ['+ / -', '放大 / 缩小'],
      ['0', '原始大小'],
      ['L / R', '向左 / 向右旋转'],
      ['← →', '上一张 / 下一张'],
      ['Esc', '关闭'],
    ],
  },
  {
    title: '表单',
    where: '[role="tabpanel"] form footer, [role="tabpanel"] footer[role="group"], .ant-drawer-open form',
    keys: [
      ['Ctrl+Enter', '保存'],
      ['↑ ↓ Enter', '在下拉列表中选择'],
    ],
  },
  {
    title: '材料表格',
    where: '[role="tabpanel"] [role="grid"]',
    keys: [
      ['↑ ↓ ← →', '移动单元格'],
      ['F2 / Enter', '编辑单元格'],
      ['Ctrl+C / Ctrl+V', '复制、整块粘贴'],
      ['Ctrl+D', '向下填充'],
      ['Esc', '输入时：恢复原值'],
      ['Ctrl+Z / Ctrl+Y', '撤销 / 重做'],
      ['Ctrl+Delete', '删除所选的行'],
      ['Enter Esc Tab', '离开表格'],
    ],
  },
  {
    title: '菜单权限',
    where: '.ant-drawer-open table input[type="radio"]',
    keys: [
      ['↑ ↓ ← →', '移动，不改权限'],
      ['Space', '选择'],
      ['Ctrl+Z', '撤销'],
    ],
  },
  {
    title: '装修的模块',
    where: '[role="tabpanel"] ol [data-key]',
    keys: [
      ['↑ ↓', '选择上一块 / 下一块'],
      ['Alt+↑ / Alt+↓', '移动模块'],
      ['Ctrl+D', '复制模块'],
      ['Delete', '移除模块'],
      ['Ctrl+Z / Ctrl+Y', '撤销 / 重做'],
    ],
  },
  {
    title: '打印预览',
    where: '[role="toolbar"]',
    keys: [['Ctrl+P', '打印']],
  },
]

/** Dialog listing the keys of the current screen. */
export default function KeyList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const groups = GROUPS.filter(({ where }) => isShown(where))
  return (
    <Modal open title={t('本屏的快捷键')} footer={null} onCancel={onClose} width={560}>
      {groups.map(({ title, keys }) => (
        <section key={title} className={styles.group}>
          <h3>{t(title)}</h3>
          <dl>
            {keys.map(([key, text]) => (
              <div key={`${key} ${text}`}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{t(text)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Modal>
  )
}

/** Pages of inactive tabs stay in the document, hidden, and do not count. */
function isShown(where: string): boolean {
  return [...document.querySelectorAll<HTMLElement>(where)].some(
    (element) => !element.closest('[role="tabpanel"][style*="none"]'),
  )
}
