import type { Company, Project } from './rows'

// All data is fictitious: companies, people and telephone numbers.

export const companies: Company[] = [
  company('3001', '岭筑建设集团有限公司（示例）', 'LZ', '岭筑集团', '0'),
  company('3002', '岭筑一公司（示例）', 'LZ01', '岭筑一公司', '3001'),
  company('3003', '岭筑基础设施公司（示例）', 'LZ03', '岭筑基础设施', '3001'),
]

export const projects: Project[] = [
  project('5001', 'XM-2301', '滨江一号地块总承包工程', '3002', '广东省深圳市宝安区滨江路88号', '440306', '李伟'),
  project('5002', 'XM-2302', '云湖国际学校新建工程', '3002', '广东省深圳市龙岗区云湖路6号', '440307', '王芳'),
  project('5003', 'XM-2303', '东部快速路三标段', '3003', '广东省东莞市虎门镇东部路三标项目部', '441900121', '刘强'),
  project('5004', 'XM-2304', '科创园二期7#~12#厂房', '3001', '广东省广州市黄埔区科创二路19号', '440112', '何静'),
  project('5005', 'XM-2305', '南岭人民医院外科楼', '3001', '广东省韶关市武江区南岭大道2号', '440203', '谢明'),
  project('5006', 'XM-2306', '翠谷人才安居项目', '3002', '广东省深圳市坪山区翠谷路101号', '440310', '罗艳'),
  project('5007', 'XM-2307', '城西污水处理厂提标改造', '3003', '广东省佛山市南海区城西工业区', '440605', '郭亮'),
  project('5008', 'XM-2308', '会展中心地铁上盖物业', '3001', '广东省深圳市宝安区会展大道1号', '440306', '邓超'),
]

function company(id: string, companyName: string, companyCode: string, shortName: string, parentId: string): Company {
  return { id, companyName, companyCode, shortName, parentId, creditCode: `91440000MA5EXAM${id.slice(1)}` }
}

function project(
  id: string,
  projectCode: string,
  projectName: string,
  companyId: string,
  address: string,
  regionCode: string,
  receiverName: string,
): Project {
  const receiverPhone = `1990002000${id.slice(-1)}`
  return { id, projectCode, projectName, companyId, address, regionCode, receiverName, receiverPhone }
}
