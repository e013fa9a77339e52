import {
  AppstoreOutlined,
  BankOutlined,
  CarOutlined,
  CustomerServiceOutlined,
  FileTextOutlined,
  GiftOutlined,
  HomeOutlined,
  LineChartOutlined,
  MessageOutlined,
  ShopOutlined,
  ShoppingCartOutlined,
  TeamOutlined,
  UndoOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'

/** The icons a server menu may name in `source`; any other name gets the common one. */
const icons: Record<string, ReactNode> = {
  HomeOutlined: <HomeOutlined />,
  FileTextOutlined: <FileTextOutlined />,
  AppstoreOutlined: <AppstoreOutlined />,
  ShoppingCartOutlined: <ShoppingCartOutlined />,
  CarOutlined: <CarOutlined />,
  BankOutlined: <BankOutlined />,
  ShopOutlined: <ShopOutlined />,
  GiftOutlined: <GiftOutlined />,
  UndoOutlined: <UndoOutlined />,
  LineChartOutlined: <LineChartOutlined />,
  TeamOutlined: <TeamOutlined />,
  CustomerServiceOutlined: <CustomerServiceOutlined />,
  MessageOutlined: <MessageOutlined />,
}

/** The picture of a menu group. */
export function menuIcon(source: string): ReactNode {
  return icons[source] ?? icons.AppstoreOutlined
}
