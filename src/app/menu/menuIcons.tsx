import {
  AccountBookOutlined,
  AppstoreOutlined,
  BankOutlined,
  BarChartOutlined,
  CarOutlined,
  CloudServerOutlined,
  CustomerServiceOutlined,
  FileTextOutlined,
  GiftOutlined,
  HomeOutlined,
  LayoutOutlined,
  LineChartOutlined,
  MessageOutlined,
  QuestionCircleOutlined,
  ShopOutlined,
  ShoppingCartOutlined,
  ShoppingOutlined,
  TeamOutlined,
  UndoOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'

/**
 * The icons a server menu may name in `source`; any other name gets the default. Decorative: labels carry the meaning.
 */
const icons: Record<string, ReactNode> = {
  HomeOutlined: <HomeOutlined aria-hidden="true" />,
  FileTextOutlined: <FileTextOutlined aria-hidden="true" />,
  AppstoreOutlined: <AppstoreOutlined aria-hidden="true" />,
  ShoppingCartOutlined: <ShoppingCartOutlined aria-hidden="true" />,
  CarOutlined: <CarOutlined aria-hidden="true" />,
  BankOutlined: <BankOutlined aria-hidden="true" />,
  ShopOutlined: <ShopOutlined aria-hidden="true" />,
  GiftOutlined: <GiftOutlined aria-hidden="true" />,
  UndoOutlined: <UndoOutlined aria-hidden="true" />,
  LineChartOutlined: <LineChartOutlined aria-hidden="true" />,
  TeamOutlined: <TeamOutlined aria-hidden="true" />,
  CustomerServiceOutlined: <CustomerServiceOutlined aria-hidden="true" />,
  MessageOutlined: <MessageOutlined aria-hidden="true" />,
  ShoppingOutlined: <ShoppingOutlined aria-hidden="true" />,
  QuestionCircleOutlined: <QuestionCircleOutlined aria-hidden="true" />,
  LayoutOutlined: <LayoutOutlined aria-hidden="true" />,
  CloudServerOutlined: <CloudServerOutlined aria-hidden="true" />,
  BarChartOutlined: <BarChartOutlined aria-hidden="true" />,
  AccountBookOutlined: <AccountBookOutlined aria-hidden="true" />,
}

/** The icon of a menu group. */
export function menuIcon(source: string): ReactNode {
  return icons[source] ?? icons.AppstoreOutlined
}
